import fc from 'fast-check';

/** Whatever JavaScript has. */
export const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

export function boom(): never {
  throw new Error('boom');
}

export function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** A record that is its own property, under every name. */
function endless(): unknown {
  const loop: Record<string, unknown> = {};
  for (const key of ['hands', 'rules', 'present']) loop[key] = loop;
  return loop;
}

const nested = (depth: number): unknown => {
  let inner: unknown = 0;
  for (let i = 0; i < depth; i++) inner = [inner];
  return inner;
};

/** What a page, a script or a file may hand in where data is wanted. */
export const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  '',
  'round',
  NaN,
  Infinity,
  -0,
  10n,
  true,
  Symbol('seat'),
  Symbol.iterator,
  boom,
  [],
  [[]],
  new Array(3),
  new Array(4294967295),
  new Array(100_000).fill(0),
  nested(50_000),
  new Date(NaN),
  new Map([['kind', 'normal']]),
  new Uint8Array(2),
  Object(130),
  Object('solo'),
  Object.create(null),
  endless(),
  revoked({}),
  revoked([]),
  new Proxy({}, { ownKeys: boom }),
  new Proxy([0, 1], { get: boom }),
  { toString: boom, valueOf: boom, toJSON: boom, [Symbol.toPrimitive]: boom },
];

/** The list with a hole in it. */
export function holey<T>(list: readonly T[], hole: number): T[] {
  const copy = new Array<T>(list.length);
  list.forEach((value, i) => {
    if (i !== hole) copy[i] = value;
  });
  return copy;
}
