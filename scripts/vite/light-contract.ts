import type { Plugin } from 'vite'

/**
 * The page takes types and lists from the contract and checks nothing with it. Its modules have no effects of their own
 * and its schemas are only values, so those that nobody reads are left out, and TypeBox with them.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({
        code: code.replace(schemas, '/* @__PURE__ */ '),
        map: null,
        moduleSideEffects: false,
      }),
    },
  }
}

/** Where a schema is made: `Type.Object(`, `Type.Unsafe<Hit>(`, or what makes one of another. A property of that name is none. */
const schemas = /(?<!\w|new |function |(?<!\.\.)\.)(?=(?:Type\.\w+|Data|Paged|optional)(?:<[^()]*>)?\()/g
