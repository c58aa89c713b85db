/** Small things remembered by the browser; a browser that forbids it forgets. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`heptarchy.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`heptarchy.${name}`);
    else localStorage.setItem(`heptarchy.${name}`, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
