import type { FunctionComponent } from 'react'
import type { ContentBlock } from '#contract/tenant'
import type { ShownBlock } from '#src/queries/content.ts'
import { SafeHtml } from '#src/features/safe-html/safe-html.tsx'
import { AppsBlock } from './apps-block.tsx'
import { CardsBlock, SpecialitiesBlock } from './cards-block.tsx'
import { LinksBlock } from './links-block.tsx'
import { LogosBlock } from './logos-block.tsx'
import { Panel } from './panel.tsx'
import { Part } from '../part.tsx'
import { StepsBlock } from './steps-block.tsx'
import { TestimoniesBlock } from './testimonies-block.tsx'
import { TextBlock } from './text-block.tsx'
import { VideoBlock } from './video-block.tsx'

export type BlockProps = { block: ShownBlock }

/** The component of each kind of block. Each renders nothing where it would be empty. */
export const kinds: Readonly<Record<ContentBlock['kind'], FunctionComponent<BlockProps>>> = {
  text: TextBlock,
  hero: ({ block }) =>
    isEmpty(block) ? null : (
      <Part screen={block.screen}>
        <Panel {...contentOf(block)} tone="tint" large />
      </Part>
    ),
  banner: ({ block }) =>
    isEmpty(block) ? null : (
      <Part screen={block.screen}>
        <Panel {...contentOf(block)} />
      </Part>
    ),
  video: VideoBlock,
  steps: StepsBlock,
  cards: CardsBlock,
  links: LinksBlock,
  logos: LogosBlock,
  html: ({ block }) =>
    block.html ? (
      <Part heading={block.heading} body={block.body} screen={block.screen}>
        <SafeHtml html={block.html} />
      </Part>
    ) : null,
  specialities: SpecialitiesBlock,
  testimonies: TestimoniesBlock,
  apps: AppsBlock,
}

/** Without its key, which React would take for its own. */
const contentOf = ({ key: _key, ...content }: ShownBlock) => content

const isEmpty = ({ heading, body, image }: ShownBlock) => !heading && !body && image === undefined
