/** Random numbers that are the same on every run: `seed` decides them all (mulberry32). */
export interface Random {
  /** A whole number from 0 up to, but without, `below`. */
  readonly next: (below: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffle: <T>(list: readonly T[]) => T[];
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return {
    next,
    pick: (from) => from[next(from.length)]!,
    shuffle: (list) => {
      const mixed = [...list];
      for (let i = mixed.length - 1; i > 0; i--) {
        const other = next(i + 1);
        [mixed[i], mixed[other]] = [mixed[other]!, mixed[i]!];
      }
      return mixed;
    },
  };
}
