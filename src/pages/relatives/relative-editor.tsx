import { useQueryClient } from '@tanstack/react-query'
import type { Relative } from '#contract/relative'
import { useApp } from '#src/context/app-context.ts'
import { useDiffering } from '#src/features/own-forms/differing.tsx'
import { ChangedElsewhere, KeptChange } from '#src/features/own-forms/kept-change.tsx'
import { messages as keptMessages } from '#src/features/own-forms/kept-change.messages.ts'
import type { KeptForm } from '#src/features/own-forms/merge-draft.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { discardKept } from '#src/queries/own-fields.ts'
import type { KeptAddition } from '#src/queries/own-relative-additions.ts'
import { keptDetailsQuery, type KeptDetails, resolveRelative } from '#src/queries/own-relative-details.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { KeptRemoval } from './kept-removal.tsx'
import { nameOf } from './name-of.ts'
import { RelativeDetails } from './relative-details.tsx'
import type { TypedRelative } from './relative-form.ts'
import * as words from './relative-words.ts'
import { messages } from './relatives.messages.ts'
import { RemoveRelative } from './remove-relative.tsx'
import { useKeptRemovals } from './use-kept-removals.ts'
import { useRelativeForm } from './use-relative-form.ts'
import * as css from './relatives.css.ts'

type Props = {
  relative: Relative | undefined
  /** Somebody who waits on the device to be added. */
  addition: KeptAddition | undefined
  /** What waits on the device to be changed of the relative. */
  kept: KeptDetails
  draft: KeptForm<TypedRelative> | undefined
}

/** The form of a new or known relative. Whose removal waits is not changed before it is taken back. */
export function RelativeEditor({ relative, ...rest }: Props) {
  const isRemovalKept = useKeptRemovals().some((id) => id === relative?.id)
  if (!relative || !isRemovalKept) return <Details relative={relative} {...rest} />
  return (
    <Stack gap={6}>
      <h1>
        <bdi>{nameOf(relative)}</bdi>
      </h1>
      <KeptRemoval relative={relative} />
    </Stack>
  )
}

function Details({ relative, addition, kept, draft }: Props) {
  const intl = useIntl()
  const go = useGo()
  const list = useLinks().path('dashboard/relatives')
  const leave = () => go(list, { replace: true })
  const form = useRelativeForm({ relative, addition, waiting: kept.waiting, draft, onDone: leave })
  const known = relative ?? addition?.form
  return (
    <Stack gap={6}>
      <h1>{known ? <bdi>{nameOf(known)}</bdi> : intl.formatMessage(messages.add)}</h1>
      {relative ? <Kept relative={relative} kept={kept} onChanged={form.lookAgain} /> : null}
      <Form onSubmit={form.submit}>
        <Stack gap={6}>
          <RelativeDetails form={form} relative={relative} />
          <div>
            <PressNotice refusal={form.refusal} />
            <div className={css.actions}>
              <Button type="submit" size="large" busy={form.isSaving}>
                {intl.formatMessage(relative ? messages.save : messages.addNow)}
              </Button>
              <Button tone="secondary" size="large" onClick={() => void form.discard().then(leave)}>
                {intl.formatMessage(messages.giveUp)}
              </Button>
            </div>
          </div>
        </Stack>
      </Form>
      {relative ? <RemoveRelative relative={relative} onRemoved={() => void form.discard().then(leave)} /> : null}
    </Stack>
  )
}

/** What waits on the device to be changed of a relative, or met another change. */
function Kept({
  relative,
  kept,
  onChanged,
}: {
  relative: Relative
  kept: KeptDetails
  onChanged: () => Promise<unknown>
}) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const queryClient = useQueryClient()
  const differing = useDiffering(kept.parked, relative, words)
  const discard = async () => {
    const isDiscarded = await discardKept(app, kept.waiting)
    await queryClient.invalidateQueries({ queryKey: keptDetailsQuery(app).queryKey })
    await onChanged()
    return isDiscarded
  }
  const resolve = async (keep: 'mine' | 'theirs') => {
    const answer = await resolveRelative(app, kept, { saved: relative, keep })
    if (answer === 'kept') toast(intl.formatMessage(keptMessages.kept))
    else await queryClient.invalidateQueries({ queryKey: relativesQuery(app).queryKey })
    await onChanged()
  }
  return (
    <>
      <KeptChange waiting={kept.waiting} discard={discard} />
      {kept.parked.length > 0 ? <ChangedElsewhere fields={differing} keep={resolve} /> : null}
    </>
  )
}
