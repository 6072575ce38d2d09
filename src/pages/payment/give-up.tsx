import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { CancelUnpaid } from '#src/features/appointment/cancel-unpaid.tsx'
import { appointmentQuery } from '#src/queries/appointment.ts'
import { Payment, useAwaited } from './payment-context.ts'

/** Cancels the visit instead of paying it; what becomes of it then, the payment finds out by asking. */
export function GiveUp() {
  const payment = Payment.useActorRef()
  const visit = useAwaited()
  const { data } = useQuery({ ...appointmentQuery(useApp(), visit.id), enabled: false })
  const isCancelled = data?.status === 'cancelled'
  useEffect(() => {
    if (isCancelled) payment.send({ type: 'answer.requested' })
  }, [payment, isCancelled])
  return <CancelUnpaid visit={visit} />
}
