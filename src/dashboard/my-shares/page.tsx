import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { type MyPaper, myRecordQuery, whyNothing } from '../my-file/my-record.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useCandidateWords } from '../words/candidate.ts'
import { MadeShare } from './made-share.tsx'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import { Views } from './views.tsx'

type Made = Answer<'POST /my/shares'>

/** Who may see what of the own file: make shares, revoke them, see who looked. */
export function MySharesPage() {
  const { shares, share } = useCandidateWords()
  const record = useQuery(myRecordQuery)
  const nothing = whyNothing(record)
  return (
    <div>
      <PageHead title={shares.title} lead={share.lead} />
      {nothing ? (
        <NothingLinked why={nothing} />
      ) : (
        <Loaded query={record}>
          {(linked) => linked && <Shares documents={linked.documents} />}
        </Loaded>
      )}
    </div>
  )
}

function NothingLinked({ why }: { why: 'not-linked' | 'gone' }) {
  const { shares, link } = useCandidateWords()
  return (
    <>
      <Text maw="62ch" mb="lg">
        {why === 'gone' ? link.gone : shares.notLinked}
      </Text>
      <Button renderRoot={(props) => <Link to="/my-file" {...props} />}>{shares.toLink}</Button>
    </>
  )
}

function Shares({ documents }: { documents: readonly MyPaper[] }) {
  const [made, setMade] = useState<Made | null>(null)
  const list = useQuery({ queryKey: ['my', 'shares'], queryFn: () => call('GET /my/shares', {}) })
  const views = useQuery({ queryKey: ['my', 'views'], queryFn: () => call('GET /my/views', {}) })
  return (
    <>
      {made ? (
        <MadeShare {...made} onDone={() => setMade(null)} />
      ) : (
        <ShareForm documents={documents} onMade={setMade} />
      )}
      <Loaded query={list}>{({ shares }) => <ShareList shares={shares} />}</Loaded>
      {views.data && <Views views={views.data.views} shares={list.data?.shares ?? []} />}
    </>
  )
}
