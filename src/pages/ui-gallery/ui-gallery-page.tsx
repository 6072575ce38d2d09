import { CalendarPlus, ChevronRight, House, MapPin, Phone, Search, Stethoscope, Video } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button, IconButton, LinkButton, TextButton, TextLink } from '#src/ui/button.tsx'
import { Checkbox, RadioRows } from '#src/ui/choice.tsx'
import { Chip, ChipLink, Chips } from '#src/ui/chip.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Inline, Panel, Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Row, RowButton, RowLink, Rows } from '#src/ui/rows.tsx'
import { PhoneField } from '#src/ui/phone-field.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/state.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { SelectField, TextArea, TextField } from '#src/ui/text-field.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { samples, type Samples } from './samples.ts'
import { TenantContent } from './tenant-content.tsx'

/** Every component in every state, for visual review and axe. Served only in development. */
export function UiGalleryPage() {
  const words = samples[useIntl().locale.language]
  return (
    <Wrap>
      <Stack gap={10}>
        <Text as="h1">Components</Text>
        <Part title="Buttons">
          <Buttons words={words} />
        </Part>
        <Part title="Fields">
          <Fields words={words} />
        </Part>
        <Part title="Choices">
          <Choices words={words} />
        </Part>
        <Part title="Facts and people">
          <Facts words={words} />
        </Part>
        <Part title="Rows and tabs">
          <Lists words={words} />
        </Part>
        <Part title="Notes">
          <Notes words={words} />
        </Part>
        <Part title="States">
          <States words={words} />
        </Part>
        <Part title="Tenant content">
          <TenantContent words={words} />
        </Part>
      </Stack>
    </Wrap>
  )
}

type Props = { words: Samples }

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Text as="h2">{title}</Text>
      {children}
    </Stack>
  )
}

const nothing = () => undefined

function Buttons({ words: { book, change, cancel, name } }: Props) {
  const showToast = useToast()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Inline wrap>
        <Button>{book}</Button>
        <Button tone="secondary">{change}</Button>
        <Button tone="soft" icon={CalendarPlus}>
          {change}
        </Button>
        <Button tone="quiet" iconEnd={ChevronRight}>
          {change}
        </Button>
        <Button tone="danger">{cancel}</Button>
      </Inline>
      <Inline wrap>
        <Button busy>{book}</Button>
        <Button tone="secondary" busy>
          {book}
        </Button>
        <Button disabled>{book}</Button>
        <Button size="small">{book}</Button>
        <Button size="large">{book}</Button>
        <LinkButton href="#" tone="secondary" icon={Phone}>
          {change}
        </LinkButton>
        <IconButton icon={Search} label={change} />
        <TextLink href="#" icon={MapPin}>
          {change}
        </TextLink>
        <TextButton>{change}</TextButton>
      </Inline>
      <Inline wrap>
        <Button tone="secondary" onClick={() => showToast(name)}>
          Toast
        </Button>
        <Button
          tone="secondary"
          onClick={() => showToast(name, { key: 'one', action: { label: change, onPress: nothing } })}
        >
          Toast, action
        </Button>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          Sheet
        </Button>
      </Inline>
      <Sheet
        title={change}
        open={isOpen}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{book}</Button>}
      >
        <Text as="p">{name}</Text>
      </Sheet>
    </>
  )
}

function Fields({ words: { name, phone, hint, problem, book } }: Props) {
  const [text, setText] = useState('')
  const [code, setCode] = useState('123')
  const options = [
    { value: '971', label: '+971' },
    { value: '966', label: '+966' },
  ]
  return (
    <Panel>
      <Stack gap={5}>
        <TextField label={name} hint={hint} value={text} onChange={setText} />
        <TextField label={name} mark="(…)" error={problem} value="Layla" onChange={nothing} />
        <SelectField label={name} options={options} value="971" onChange={nothing} />
        <PhoneField
          label={phone}
          codeLabel={phone}
          codes={[{ region: 'AE', name: phone, code: '971' }]}
          region="AE"
          onRegionChange={nothing}
          value={text}
          onChange={setText}
          error={problem}
        />
        <CodeField label={book} length={6} value={code} onChange={setCode} />
        <CodeField label={book} length={6} value="123456" onChange={nothing} error={problem} />
        <TextArea label={name} value={text} onChange={setText} />
      </Stack>
    </Panel>
  )
}

function Choices({ words: { kinds, hint, problem } }: Props) {
  const [kind, setKind] = useState<'clinic' | 'video' | 'home'>('clinic')
  const [isOn, setOn] = useState(true)
  const options = [
    { value: 'clinic' as const, label: kinds[0], icon: Stethoscope, detail: hint },
    { value: 'video' as const, label: kinds[1], icon: Video },
    { value: 'home' as const, label: kinds[2], icon: House, disabled: true },
  ]
  return (
    <>
      <Segmented label={kinds.join()} options={options} value={kind} onChange={setKind} />
      <RadioRows legend={kinds[0]} options={options} value={kind} onChange={setKind} />
      <Checkbox checked={isOn} onChange={setOn}>
        {hint}
      </Checkbox>
      <Checkbox checked={false} onChange={nothing} error={problem}>
        {hint}
      </Checkbox>
      <Chips>
        <Chip pressed={isOn} onClick={() => setOn(!isOn)} icon={Video}>
          {kinds[1]}
        </Chip>
        <Chip count={3}>{kinds[0]}</Chip>
        <Chip removable>{kinds[2]}</Chip>
        <ChipLink href="#">{kinds[0]}</ChipLink>
      </Chips>
    </>
  )
}

function Facts({ words: { name, kinds } }: Props) {
  return (
    <>
      <Inline wrap>
        <Avatar name={name} size="tiny" />
        <Avatar name={`${name} a`} size="small" />
        <Avatar name={`${name} b`} />
        <Avatar name={`${name} c`} size="large" src="/missing.svg" />
      </Inline>
      <Inline wrap gap={2}>
        <Badge>{kinds[0]}</Badge>
        <Badge tone="tint">{kinds[0]}</Badge>
        <Badge tone="accent" icon={Video}>
          {kinds[1]}
        </Badge>
        <Badge tone="success">{kinds[0]}</Badge>
        <Badge tone="warning">{kinds[0]}</Badge>
        <Badge tone="danger">{kinds[0]}</Badge>
      </Inline>
      <ProgressBar value={2} of={4} />
    </>
  )
}

function Lists({ words: { name, kinds, hint } }: Props) {
  return (
    <>
      <Tabs label={hint} items={kinds.map((label, index) => ({ href: `#${index}`, label, current: index === 0 }))} />
      <Rows>
        <Row icon={MapPin} end={<Text tone="quiet">2.4 km</Text>}>
          {name}
        </Row>
        <RowLink href="#" end={<Icon of={ChevronRight} flip />}>
          {name}
          <Text as="div" size="1" tone="quiet">
            {hint}
          </Text>
        </RowLink>
        <RowButton icon={Phone}>{hint}</RowButton>
      </Rows>
    </>
  )
}

function Notes({ words: { hint, problem, change } }: Props) {
  return (
    <Stack>
      <Note>{hint}</Note>
      <Note kind="success">{hint}</Note>
      <Note kind="warning" title={hint}>
        {problem}
      </Note>
      <Note
        kind="danger"
        title={hint}
        actions={
          <Button tone="secondary" size="small">
            {change}
          </Button>
        }
      >
        {problem}
      </Note>
      <Note kind="plain">{hint}</Note>
    </Stack>
  )
}

function States({ words: { hint, problem, change, name } }: Props) {
  return (
    <>
      <Loading label={hint}>
        <Panel>
          <Inline align="start">
            <Skeleton inline="64px" block="64px" radius="avatar" />
            <Stack gap={2}>
              <Skeleton inline="180px" block="20px" />
              <Skeleton inline="120px" />
              <Skeleton inline="150px" />
            </Stack>
          </Inline>
        </Panel>
      </Loading>
      <EmptyState title={hint} actions={<Button>{change}</Button>}>
        {problem}
      </EmptyState>
      <EmptyState picture="clock" heading="h3" title={name} />
      <EmptyState picture="offline" heading="h3" title={name} />
      <ErrorState heading="h3" title={hint} actions={<Button tone="secondary">{change}</Button>}>
        {problem}
      </ErrorState>
    </>
  )
}
