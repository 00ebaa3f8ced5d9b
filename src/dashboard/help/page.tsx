import { useLanguage } from '../look/language.ts'
import { Link, useParams } from '../routing.tsx'
import { NotFoundScreen } from '../shell/error-screen.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShellWords } from '../words/index.ts'
import classes from './help.module.css'
import { helpOf } from './pages.ts'

/** A page of the handbook. Its text is ours and was made when the dashboard was built. */
export function HelpPage() {
  const { page } = useParams('/help/$page')
  const { handbook } = useShellWords()
  const help = helpOf(page)?.[useLanguage()]
  if (!help) return <NotFoundScreen />
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
      <div className={classes.text} dangerouslySetInnerHTML={{ __html: help.html }} />
    </div>
  )
}
