import type { Plugin } from 'vite'

/**
 * The page takes types and constants from the contract and validates nothing with it. Its modules have no side effects and its
 * schemas are plain values, so unused ones are tree-shaken, and TypeBox with them. A build that would send TypeBox to every page is stopped:
 * then a schema is made by a function that is not known to be without effect.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    transform: {
      filter: { id: [/\/contract\/[\w-]+\.ts$/, library] },
      handler: (code, id) => ({
        code: library.test(id) ? code : code.replace(schemas, '/* @__PURE__ */ '),
        map: null,
        moduleSideEffects: false,
      }),
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const sent = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
      const left = sent.flatMap(([id, { code }]) => (library.test(id) && code ? [id] : []))
      if (left.length > 0)
        this.error(`TypeBox is in the page, since a function of its own makes a schema: ${left.join()}`)
    },
  }
}

const library = /\/node_modules\/typebox\//

/**
 * Where a schema is made: `Type.Object(`, `Type.Unsafe<Hit>(`, or a function that makes one from another; not a property of
 * that name.
 */
const schemas =
  /(?<!\w|new |function |(?<!\.\.)\.)(?=(?:Type\.\w+|Data|Paged|optional|orNull|ChangeOf)(?:<[^()]*>)?\()/g
