import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { DeletionNote } from '#src/features/own-pages/deletion-note.tsx'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accessToken } from '#src/queries/own-document-access.ts'
import { eventsQuery, settingsOf } from '#src/queries/own-settings.ts'
import type { SettingsCopy } from '#src/session/to-own-copies.ts'
import { Button } from '#src/ui/button.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { saveFile } from './save-file.ts'
import { Section } from './section.tsx'
import { messages } from './settings.messages.ts'
import { useRefused } from './use-refused.ts'
import * as css from './settings.css.ts'

const DeleteSheet = lazy(async () => ({ default: (await import('./delete-sheet.tsx')).DeleteSheet }))

/** Taking the data along, and having the account deleted. */
export function YourData({ account }: { account: SettingsCopy }) {
  const intl = useIntl()
  const [isDeleting, setDeleting] = useState(false)
  const download = useDownload()
  return (
    <Section heading={intl.formatMessage(messages.data)} lead={intl.formatMessage(messages.dataLead)}>
      <DeletionNote account={account} />
      <div className={css.actions}>
        <NetworkButton tone="secondary" icon={Download} busy={download.isPending} onClick={() => download.mutate()}>
          {intl.formatMessage(messages.download)}
        </NetworkButton>
        {account.deletes_at ? null : (
          <Button tone="quiet" icon={Trash2} onClick={() => setDeleting(true)}>
            {intl.formatMessage(messages.delete)}
          </Button>
        )}
      </div>
      {isDeleting ? (
        <Suspense>
          <DeleteSheet onClose={() => setDeleting(false)} download={download} />
        </Suspense>
      ) : null}
    </Section>
  )
}

/** Saves all data of the patient as a file. */
function useDownload() {
  const app = useApp()
  const intl = useIntl()
  const toast = useToast()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => (await settingsOf(app)).downloadAccount(accessToken(app)),
    onSuccess: (file) => {
      saveFile(file, 'my-data.zip')
      toast(intl.formatMessage(messages.downloaded))
      return queryClient.invalidateQueries({ queryKey: eventsQuery(app).queryKey })
    },
    onError: useRefused(),
  })
}
