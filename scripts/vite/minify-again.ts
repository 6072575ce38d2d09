import { minify } from 'terser'
import type { Plugin, Rolldown } from 'vite'

/** Chunks of what is opened on demand, and of data: several times as large as a page, and little smaller afterwards. */
const isLeftAsItIs = /^(?:place-map|metadata|day-calendar)$/

/**
 * Two of a hundred bytes less: terser finds what the bundler's own minifier, which is the quicker one and has been over it already,
 * leaves. It runs on finished files, whose names were made of what went into them.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || isLeftAsItIs.test(file.name)) continue
          const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { ecma: 2020, passes: 2 } })
          if (code) file.code = withEagerModules(code, this.parse(code))
        }
      },
    },
  }
}

type Program = ReturnType<Rolldown.PluginContext['parse']>

/**
 * Puts the functions that hold CommonJS modules (React is one) in parentheses, which terser takes away: engines then compile them with
 * their file, beside the main thread, and not a second time when they are called.
 */
function withEagerModules(code: string, { body }: Program): string {
  const helpers = new Set(
    body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && /rolldown-runtime/.test(statement.source.value)
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    ),
  )
  const bounds = body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) =>
      init?.type === 'CallExpression' && init.callee.type === 'Identifier' && helpers.has(init.callee.name)
        ? init.arguments
        : [],
    )
    .filter(({ type }) => type === 'ArrowFunctionExpression')
  return bounds.reduceRight(
    (whole, { start, end }) => `${whole.slice(0, start)}(${whole.slice(start, end)})${whole.slice(end)}`,
    code,
  )
}
