import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import { otherMarketKey } from '#src/features/near-me/other-market.ts'
import { addLateView } from '../late-views.tsx'

/** Loads the offer of another country's home page once the visitor is found to be there, which few are. */
export function LateMarketOffer() {
  const { data: country } = useQuery({ queryKey: otherMarketKey(useApp()), queryFn: skipToken, staleTime: Infinity })
  useEffect(() => {
    if (country)
      void import('./market-offer.tsx').then(
        ({ MarketOffer }) => addLateView(MarketOffer),
        (error: unknown) => countFailure('after-load', error),
      )
  }, [country])
  return null
}
