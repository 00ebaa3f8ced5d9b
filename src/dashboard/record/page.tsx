import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type FullRecord, type HeldOriginal, organisationQuery, recordQuery } from '../queries.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { LaterView } from '../ui/later-view.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useSecret } from '../ui/use-secret.ts'
import { useRecordWords } from '../words/record.ts'
import { Details } from './details.tsx'
import { inOrder } from './document-choice.ts'
import { Documents } from './documents.tsx'
import { Leaving } from './leaving.tsx'
import classes from './record.module.css'
import { RecordActionBar } from './record-action-bar.tsx'
import { Subjects } from './subjects.tsx'
import { useLanding } from './use-landing.ts'
import { useLook } from './use-look.ts'
import { useRest } from './use-rest.ts'

const loadSlip = () => import('./slip-view.tsx')
const loadReceipt = () => import('./original-receipt.tsx')
const route = getRouteApi('/records/$recordId')

/** One record: everything that staff may know about it and do with it. */
export function RecordPage() {
  const { recordId } = route.useParams()
  const record = useQuery(recordQuery(recordId))
  return <Loaded query={record}>{(data) => <RecordView key={data.id} record={data} />}</Loaded>
}

function RecordView({ record }: { record: FullRecord }) {
  const words = useRecordWords()
  const code = useSecret(words.code)
  const organisation = useQuery(organisationQuery)
  // The default until it is known.
  const seenFirst = organisation.data?.documentsSeenFirst ?? true
  const look = useLook(inOrder(record.documents), seenFirst)
  const { rest, side, below } = useRest(record.id)
  useLanding(rest !== null)
  const [isSlipShown, setSlipShown] = useState(false)
  const [receipt, setReceipt] = useState<HeldOriginal | null>(null)
  if (isSlipShown && code.text) {
    const { text, take } = code
    const close = () => setSlipShown(false)
    return (
      <LaterView load={loadSlip} what={words.slip} onClose={close}>
        {({ SlipView }) => <SlipView record={record} code={text} onPrint={take} onClose={close} />}
      </LaterView>
    )
  }
  if (receipt) {
    const close = () => setReceipt(null)
    return (
      <LaterView load={loadReceipt} what={words.receipt} onClose={close}>
        {({ OriginalReceipt }) => (
          <OriginalReceipt record={record} original={receipt} onClose={close} />
        )}
      </LaterView>
    )
  }
  return (
    <div>
      <PageHead
        title={record.name}
        back={<Link to="/records">{words.all}</Link>}
        lead={
          <>
            {words.reference} {record.reference}
            <CopyButton text={record.reference} what={words.reference} />
          </>
        }
      />
      <Subjects />
      <RecordActionBar record={record} look={look} />
      <Leaving record={record} />
      <div className={classes.columns} data-whole={rest !== null}>
        <div>
          <Documents
            record={record}
            choice={look.choice}
            onChoice={look.setChoice}
            onSeen={look.onSeen}
          />
        </div>
        <div className={classes.stack}>
          <div id="details">
            <Details record={record} />
          </div>
          {rest ? (
            <rest.Beside record={record} />
          ) : (
            <div ref={side} className={classes.rest} data-rest>
              <LoadingScreen isPart />
            </div>
          )}
        </div>
      </div>
      <div className={classes.stack}>
        {rest ? (
          <rest.Below
            record={record}
            code={code}
            onSlip={() => setSlipShown(true)}
            onReceipt={setReceipt}
          />
        ) : (
          <div ref={below} />
        )}
      </div>
    </div>
  )
}
