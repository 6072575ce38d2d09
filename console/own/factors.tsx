import { useQuery } from '@tanstack/react-query'
import { useConsole } from '../console-context.ts'
import { Loaded } from '../ui/loaded.tsx'
import { ChangeFactor } from './change-factor.tsx'
import { factorsQuery } from './factors-query.ts'
import { Passkeys } from './passkeys/passkeys.tsx'

/** One's second factors: passkeys and an authenticator app, of which one at least stays. */
export function Factors() {
  const { api } = useConsole()
  const query = useQuery(factorsQuery(api))
  return (
    <Loaded query={query}>
      {(factors) => (
        <>
          <Passkeys factors={factors} />
          <ChangeFactor factors={factors} />
        </>
      )}
    </Loaded>
  )
}
