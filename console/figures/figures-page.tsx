import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { figureRanges } from '#contract/console/figures'
import { fewestShown, type UsageFigures } from '#contract/console/usage-figures'
import { createFormat } from '#src/i18n/create-format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { useConsole } from '#console/console-context.ts'
import { usePress } from '#console/form/use-press.ts'
import { messages as delivery } from '#console/push/figures/figures.messages.ts'
import { messages as shell } from '#console/shell/shell.messages.ts'
import { useTitle } from '#console/shell/use-title.ts'
import { Loaded } from '#console/ui/loaded.tsx'
import { useCatalogue } from '#console/ui/use-catalogue.ts'
import { saveFile } from '#console/ui/save-file.ts'
import { figureGroups } from './figure-groups.ts'
import { FigureSection } from './figure-section.tsx'
import * as css from './usage.css.ts'
import { messages } from './usage.messages.ts'

/** How the app is used: counts by day, each with what it means, as charts and tables. */
export function FiguresPage() {
  const words = useCatalogue('usage')
  return <Loaded query={words}>{() => <Known />}</Loaded>
}

/** The same once its own words are there. */
function Known() {
  const intl = useIntl()
  const { api, tenant } = useConsole()
  const [days, setDays] = useState<string>('30')
  const title = intl.formatMessage(shell.figures)
  useTitle(title)
  const query = useQuery({
    queryKey: ['usage-figures', days],
    queryFn: () => api('usageFigures', { query: { days } }),
  })
  const file = usePress({
    act: async () => saveFile(`${tenant}-figures.csv`, 'text/csv', await api('usageFile', { query: { days } })),
  })
  return (
    <>
      <h1>{title}</h1>
      <div className={css.tools}>
        <Segmented
          label={intl.formatMessage(delivery.range)}
          value={days}
          onChange={setDays}
          options={figureRanges.map((count) => ({
            value: String(count),
            label: intl.formatMessage(delivery.days, { count }),
          }))}
        />
        <PressNotice refusal={file.refusal} />
        <Button tone="secondary" size="small" icon={Download} busy={file.isBusy} onClick={() => void file.press()}>
          {intl.formatMessage(messages.download)}
        </Button>
      </div>
      <Loaded query={query}>{(figures) => <Shown figures={figures} />}</Loaded>
    </>
  )
}

function Shown({ figures }: { figures: UsageFigures }) {
  const intl = useIntl()
  const { dates: locale } = useConsole()
  const few = new Intl.NumberFormat(locale.intl).format(fewestShown)
  return (
    <>
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.lead, { zone: createFormat(intl).zoneName(figures.time_zone), few })}
      </Text>
      {figures.figures.length === 0 ? (
        <EmptyState title={intl.formatMessage(messages.none)}>{intl.formatMessage(messages.noneYet)}</EmptyState>
      ) : (
        figureGroups.map((group) => <FigureSection key={group.name.id} group={group} figures={figures} />)
      )}
    </>
  )
}
