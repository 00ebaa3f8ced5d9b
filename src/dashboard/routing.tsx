import { Component, type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import {
  type Addresses,
  addressOf,
  type ParamsOf,
  type Path,
  placeOf,
  type Target,
} from './addresses.ts'
import { useStored } from './ui/store.ts'
import { desk, type Shown, shownNow } from './visits.ts'

const useShown = () => useStored(shownNow) as Shown

/** Returns the address of the shown page, a new one at each visit. */
export const useLocation = () => useShown().place
/** Returns what differs in the addresses of this kind. */
export const useParams = <P extends Path>(_of: P) => useShown().params as ParamsOf<P>
/** Returns the filters in the address of this page. */
export const useSearch = <P extends Path>(_of: P) => useShown().search as Addresses[P]

type LinkProps = Target & Omit<ComponentProps<'a'>, 'href'>

/** A link to a page of the dashboard. */
export function Link({ to, params, search, hash, ...props }: LinkProps) {
  const place = placeOf({ to, params, search, hash } as Target)
  const filters = Object.entries(place.search)
  const isCurrent = () => {
    const { pathname, search: now } = shownNow.get()?.place ?? {}
    return pathname === place.pathname && filters.every(([name, value]) => now?.[name] === value)
  }
  const current = useStored({ ...shownNow, get: isCurrent }) ? 'page' : undefined
  return <a href={addressOf(place)} aria-current={current} {...props} />
}

/** The shown page in its frame; an error of one takes the place of that one alone. */
export function Pages() {
  const now = useStored(shownNow)
  useLayoutEffect(() => {
    const { hash } = now?.place ?? {}
    if (hash) document.getElementById(hash)?.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [now])
  if (now === null) return null
  const { failed, layers } = now
  return [desk.Frame, ...layers].reduceRight<ReactNode>(
    (inner, Layer) => (
      <Catch of={now}>
        <Layer>{inner}</Layer>
      </Catch>
    ),
    failed && <desk.Failed error={failed.error} />,
  )
}

interface CatchProps {
  /** The visit: the next one tries again. */
  of: Shown
  children: ReactNode
}
interface Caught {
  of: Shown
  failed?: { error: unknown } | undefined
}

class Catch extends Component<CatchProps, Caught> {
  override state: Caught = { of: this.props.of }
  static getDerivedStateFromError = (error: unknown) => ({ failed: { error } })
  static getDerivedStateFromProps = ({ of }: CatchProps, before: Caught) =>
    of === before.of ? null : { of, failed: undefined }
  override render() {
    const { failed } = this.state
    return failed ? <desk.Failed error={failed.error} /> : this.props.children
  }
}
