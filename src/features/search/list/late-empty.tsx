import { CatchBoundary, type ErrorComponentProps, lazyRouteComponent } from '@tanstack/react-router'
import { type FunctionComponent, memo, Suspense } from 'react'
import { loadPart } from '#src/page-load/lost-part.ts'
import { ListFailed } from './list-failed.tsx'

/**
 * What stands in place of an empty list, with code of its own, which most lists never ask for. The server writes it, and what it wrote stays
 * until the code is there; where that cannot be had, the list says why and asks again.
 *
 * @param Coming - what is shown meanwhile of a list that has become empty in the browser
 * @returns the view, and how the server loads it before it renders
 */
export function lateEmpty<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Coming: FunctionComponent,
) {
  const loadView = async () => ({ View: await loadPart(load) })
  const View = lazyRouteComponent(loadView, 'View') as FunctionComponent<Props> & { preload?: () => Promise<void> }
  const preload = async () => View.preload?.()
  const Failed = ({ error, reset }: ErrorComponentProps) => (
    <ListFailed error={error as Error} onRetry={() => void preload().then(reset)} />
  )
  // React gives up what the server wrote where anything about it changes before the code is there.
  const LateEmpty = memo((props: Props) => (
    <CatchBoundary getResetKey={always} errorComponent={Failed}>
      <Suspense fallback={<Coming />}>
        <View {...props} />
      </Suspense>
    </CatchBoundary>
  ))
  return Object.assign(LateEmpty as unknown as FunctionComponent<Props>, { preload })
}

const always = () => ''
