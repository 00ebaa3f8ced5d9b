import { Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { noticesQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { useNoticesWords } from '../words/notices.ts'
import { NoticeList } from './notice-list.tsx'
import { PostForm } from './post-form.tsx'

const route = getRouteApi('/notices')

/** What the organisation publishes: the form for a new notice, and below it all notices. */
export function NoticesPage() {
  const words = useNoticesWords()
  const { cursor } = route.useSearch()
  const navigate = route.useNavigate()
  const notices = useQuery({ ...noticesQuery(cursor), placeholderData: keepPreviousData })
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <PostForm />
      <Title order={2} size="h4" mb="sm">
        {words.all}
      </Title>
      <Loaded query={notices}>
        {({ notices: listed, people, ...pages }) => (
          <>
            <NoticeList notices={listed} people={people} />
            {pages.total > pages.pageSize && (
              <Pages {...pages} onPage={(next) => void navigate({ search: { cursor: next } })} />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
