import type { Plugin } from 'vite'

/**
 * The page takes types and constants from the contract and validates nothing with it. Its modules have no side effects and its
 * schemas are plain values, so unused ones are tree-shaken, and TypeBox with them.
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

/**
 * Where a schema is made: `Type.Object(`, `Type.Unsafe<Hit>(`, or a function that makes one from another; not a property of
 * that name.
 */
const schemas = /(?<!\w|new |function |(?<!\.\.)\.)(?=(?:Type\.\w+|Data|Paged|optional)(?:<[^()]*>)?\()/g
