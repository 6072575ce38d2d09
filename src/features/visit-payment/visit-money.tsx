import { Stack } from '#src/ui/layout.tsx'
import { BackSentence } from './back-sentence.tsx'
import { Receipt, type PaidVisit } from './receipt.tsx'
import { RefundTerms, type RefundableVisit } from './refund-terms.tsx'

/** Beside a visit that was paid before it: the receipt, and what cancelling gives or gave back. */
export function VisitMoney({ visit }: { visit: PaidVisit & RefundableVisit }) {
  if (!visit.payment?.receipt_number) return <BackSentence visit={visit} />
  return (
    <Stack gap={2}>
      <Receipt visit={visit} />
      <RefundTerms visit={visit} />
    </Stack>
  )
}
