import type { KindName } from '../kinds/kind-names.ts'
import type { ImportProblem } from '../rows/problem.ts'
import type { Index } from './index-files.ts'

/** The kinds that resources say something about; entries of others stay as they are. */
export function fhirKinds(
  { filesOf }: Index,
  isTable: (kind: KindName) => boolean,
  report: (problem: ImportProblem) => void,
): KindName[] {
  const has = (...types: Parameters<typeof filesOf>[0][]) => types.some((type) => filesOf(type).length > 0)
  if (has('Practitioner') && !has('PractitionerRole') && !isTable('practitioners'))
    report({
      ...{ file: filesOf('Practitioner')[0] ?? '', line: 0, column: '', value: '' },
      expected: 'PractitionerRole beside Practitioner: without roles nobody works anywhere',
    })
  return [
    ...(has('InsurancePlan') ? (['insurers', 'plans'] as const) : []),
    ...(has('Location', 'Organization') ? (['organisations', 'facilities'] as const) : []),
    ...(has('PractitionerRole')
      ? (['practitioners', 'roles', 'services', 'hours', 'exceptions', 'accepted_plans'] as const)
      : []),
  ]
}
