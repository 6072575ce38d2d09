import { CalendarCheck, CircleCheck, Search } from 'lucide-react'
import { type ReactNode } from 'react'
import { type ContentBlock } from '#contract/tenant'
import { section } from '#src/features/page.css.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Text, Wrap } from '#src/ui/layout.tsx'
import { messages } from './home.messages.ts'
import * as css from './home.css.ts'

/** Three steps from a need to a visit: the tenant's own words where it has them. */
export function HowItWorks({ block }: { block: ContentBlock | undefined }) {
  const intl = useIntl()
  const own = block?.items?.slice(0, 3)
  const steps = own?.length
    ? own
    : [
        { title: intl.formatMessage(messages.sayTitle), body: intl.formatMessage(messages.sayBody) },
        { title: intl.formatMessage(messages.pickTitle), body: intl.formatMessage(messages.pickBody) },
        { title: intl.formatMessage(messages.goTitle), body: intl.formatMessage(messages.goBody) },
      ]
  return (
    <section className={`${section} ${css.band}`} aria-labelledby="how">
      <Wrap>
        <h2 id="how" className={css.heading}>
          {block?.heading ?? intl.formatMessage(messages.how)}
        </h2>
        <ol className={css.steps}>
          {steps.map(({ title, body }, index) => (
            <li key={title} className={css.step}>
              <Drawing step={index} />
              <h3>{title}</h3>
              {body ? (
                <Text as="p" tone="quiet">
                  {body}
                </Text>
              ) : null}
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  )
}

function Drawing({ step }: { step: number }) {
  return (
    <div className={css.drawing} aria-hidden="true">
      {[<SearchDrawing key="search" />, <TimesDrawing key="times" />, <BookedDrawing key="booked" />][step]}
    </div>
  )
}

const Mini = ({ children }: { children: ReactNode }) => <div className={css.mini}>{children}</div>

function SearchDrawing() {
  return (
    <>
      <Mini>
        <Icon of={Search} size="small" />
        <span className={css.miniBar} />
      </Mini>
      <Mini>
        <span className={css.miniBar} />
      </Mini>
    </>
  )
}

function TimesDrawing() {
  return (
    <div className={css.miniSlots}>
      {[css.miniSlot, css.miniChosen, css.miniSlot, css.miniSlot, css.miniGone, css.miniSlot].map((look, index) => (
        <span key={index} className={look} />
      ))}
    </div>
  )
}

function BookedDrawing() {
  const intl = useIntl()
  return (
    <>
      <Mini>
        <span className={css.miniDone}>
          <Icon of={CircleCheck} />
        </span>
        {intl.formatMessage(messages.booked)}
      </Mini>
      <Mini>
        <Icon of={CalendarCheck} size="small" />
        <span className={css.miniBar} />
      </Mini>
    </>
  )
}
