import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { keptVisitDocumentsQuery } from '#src/queries/appointment-documents.ts'
import { visitDocumentsQuery } from '#src/queries/visit-documents.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'

/** Reads the documents of a visit again whenever something that waits on the device was sent, refused or taken back. */
export function useLookAgain(appointmentId: string): void {
  const app = useApp()
  const queryClient = useQueryClient()
  useEffect(() => {
    const channel = openOutboxChannel(app.tenant)
    channel?.addEventListener('message', () => {
      for (const query of [keptVisitDocumentsQuery, visitDocumentsQuery])
        void queryClient.invalidateQueries({ queryKey: query(app, appointmentId).queryKey })
    })
    return () => channel?.close()
  }, [app, queryClient, appointmentId])
}
