import * as Type from 'typebox'

/**
 * Where codes are texted to and how many. What is left out is taken from `codeRegionsOf` (code-regions.ts) and the server's
 * settings.
 */
export const CodeRules = Type.Object({
  countries: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), {
      minItems: 1,
      maxItems: 250,
      uniqueItems: true,
      description: 'Countries, as ISO 3166 has them (AE, GB), whose mobile numbers are texted codes; no others.',
    }),
  ),
  per_hour: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'Codes that may be texted in an hour; a tenth of them to countries that are no markets.',
    }),
  ),
})
export type CodeRules = Type.Static<typeof CodeRules>
