/** Lays an element at the end of the page, so that nothing it lies in cuts it off. */
export function portal(node: HTMLElement): { destroy(): void } {
  document.body.append(node);
  return { destroy: () => node.remove() };
}
