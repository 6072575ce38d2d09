import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import type { ChatSide } from '#src/features/room-chat/chat-side.ts'
import { videoVisitCalls } from '#src/queries/video-visit.ts'
import { visitDocumentCalls, visitDocumentsQuery } from '#src/queries/visit-documents.ts'
import { Telemedicine, useVisit } from './telemedicine-context.ts'

/** What the patient's side writes with in the room: its calls are opened by the session, or by a guest's token of the visit. */
export function usePatientChat(): Pick<ChatSide, 'calls' | 'documents'> {
  const app = useApp()
  const number = Telemedicine.useSelector(({ context }) => context.appointmentNumber)
  const { appointment_id: id } = useVisit()
  return useMemo(
    () => ({
      documents: visitDocumentsQuery(app, id).queryKey,
      calls: {
        read: async (signal) => (await videoVisitCalls(app, number)).messages(signal),
        say: async (said) => (await videoVisitCalls(app, number)).say(said),
        files: () => visitDocumentCalls(app, id),
        file: async (fileId, signal) => (await visitDocumentCalls(app, id)).file(fileId, signal),
      },
    }),
    [app, number, id],
  )
}
