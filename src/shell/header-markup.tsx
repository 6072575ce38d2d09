import { SafeHtml } from '#src/features/safe-html/safe-html.tsx'
import { screenTable } from '#src/routes/screen-table.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Wrap } from '#src/ui/layout.tsx'
import * as styles from './header.css.ts'

/** Text of the tenant's own below the header (T03). */
export function HeaderMarkup({ html }: { html: string }) {
  const { screen } = usePage()
  return (
    <div className={styles.strip}>
      <Wrap width={screenTable[screen].width ?? 'page'}>
        <SafeHtml html={html} />
      </Wrap>
    </div>
  )
}
