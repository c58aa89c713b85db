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

/** Everything remembered under names that begin so. */
export function keptUnder(prefix: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  try {
    for (let n = 0; n < localStorage.length; n++) {
      const name = localStorage.key(n)?.slice("heptarchy.".length) ?? "";
      const value = kept(name);
      if (name.startsWith(prefix) && value !== null) found.push([name, value]);
    }
  } catch {
    // Nothing is remembered here.
  }
  return found;
}
