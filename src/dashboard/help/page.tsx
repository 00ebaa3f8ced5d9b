import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useLanguage } from '../look/language.ts'
import { NotFoundScreen } from '../shell/error-screen.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShellWords } from '../words/index.ts'
import classes from './help.module.css'

const route = getRouteApi('/help/$page')

/** A page of the handbook. Its text is ours and was made when the dashboard was built. */
export function HelpPage() {
  const { page } = route.useParams()
  const router = useRouter()
  const { handbook } = useShellWords()
  const help = route.useLoaderData()?.[useLanguage()]
  if (!help) return <NotFoundScreen />
  const stayInApp = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const to = link.pathname.slice(link.pathname.lastIndexOf('/') + 1)
    void router.navigate({ to: '/help/$page', params: { page: to } })
  }
  return (
    <div>
      <PageHead
        title={help.title}
        back={
          page !== 'index' && (
            <Link to="/help/$page" params={{ page: 'index' }}>
              {handbook}
            </Link>
          )
        }
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks on links in the text bubble up here,
          by keyboard too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
      <div
        className={classes.text}
        onClick={stayInApp}
        dangerouslySetInnerHTML={{ __html: help.html }}
      />
    </div>
  )
}
