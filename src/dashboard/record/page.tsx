import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type FullRecord, type HeldPaper, organisationQuery, recordQuery } from '../queries.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useSecret } from '../ui/use-secret.ts'
import { useCandidateWords } from '../words/candidate.ts'
import { useRecordWords } from '../words/record.ts'
import { AccessCode } from './access-code.tsx'
import { Assignee } from './assignee.tsx'
import { Attestations } from './attestations.tsx'
import { Comparisons } from './comparisons.tsx'
import { Consents } from './consents.tsx'
import { Contract } from './contract.tsx'
import { Details } from './details.tsx'
import { inOrder } from './document-choice.ts'
import { Documents } from './documents.tsx'
import { History } from './history.tsx'
import { Leaving } from './leaving.tsx'
import { Messages } from './messages.tsx'
import { Money } from './money.tsx'
import { Notes } from './notes.tsx'
import { OriginalReceipt } from './original-receipt.tsx'
import { Originals } from './originals.tsx'
import { OtherContracts } from './other-contracts.tsx'
import { OwnData } from './own-data.tsx'
import classes from './record.module.css'
import { RecordActionBar } from './record-action-bar.tsx'
import { ReportedMistakes } from './reported-mistakes.tsx'
import { SeenPapers } from './seen-papers.tsx'
import { Shares } from './shares.tsx'
import { SlipView } from './slip-view.tsx'
import { Stage } from './stage.tsx'
import { TellCandidate } from './tell-candidate.tsx'
import { useLook } from './use-look.ts'
import { Views } from './views.tsx'
import { WholeFile } from './whole-file.tsx'

const route = getRouteApi('/records/$recordId')

/** One record: everything that staff may know of it and do with it. */
export function RecordPage() {
  const { recordId } = route.useParams()
  const record = useQuery(recordQuery(recordId))
  return <Loaded query={record}>{(data) => <RecordView key={data.id} record={data} />}</Loaded>
}

function RecordView({ record }: { record: FullRecord }) {
  const words = useRecordWords()
  const code = useSecret(useCandidateWords().code.what)
  const organisation = useQuery(organisationQuery)
  // Until it is known: as it is usually.
  const seenFirst = organisation.data?.documentsSeenFirst ?? true
  const look = useLook(inOrder(record.documents), seenFirst)
  const [isSlipShown, setSlipShown] = useState(false)
  const [receipt, setReceipt] = useState<HeldPaper | null>(null)
  if (isSlipShown && code.text) {
    const close = () => setSlipShown(false)
    return <SlipView record={record} code={code.text} onPrint={code.take} onClose={close} />
  }
  if (receipt)
    return <OriginalReceipt record={record} original={receipt} onClose={() => setReceipt(null)} />
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
      <RecordActionBar record={record} look={look} />
      <Leaving record={record} />
      <div className={classes.columns}>
        <div className={classes.papers}>
          <Documents
            record={record}
            choice={look.choice}
            onChoice={look.setChoice}
            onSeen={look.onSeen}
          />
        </div>
        <div className={classes.side}>
          <Details record={record} />
          <Assignee record={record} />
          <Notes recordId={record.id} />
          <OtherContracts record={record} />
          <ReportedMistakes recordId={record.id} />
          <Comparisons record={record} />
          <Attestations record={record} />
          <AccessCode record={record} code={code} onSlip={() => setSlipShown(true)} />
          <TellCandidate record={record} />
          <Messages record={record} />
          <Consents recordId={record.id} />
          <WholeFile record={record} />
          <OwnData record={record} />
          <Stage record={record} />
          <Contract record={record} />
          <Money record={record} />
          <SeenPapers record={record} />
          <Originals record={record} onReceipt={setReceipt} />
          <Shares recordId={record.id} />
          <Views recordId={record.id} />
        </div>
        <div className={classes.life}>
          <History recordId={record.id} />
        </div>
      </div>
    </div>
  )
}
