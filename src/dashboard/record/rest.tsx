import type { FullRecord, HeldOriginal } from '../queries.ts'
import type { Secret } from '../ui/use-secret.ts'
import { AccessCode } from './access-code.tsx'
import { Assignee } from './assignee.tsx'
import { Attestations } from './attestations.tsx'
import { Comparisons } from './comparisons.tsx'
import { Consents } from './consents.tsx'
import { Contract } from './contract.tsx'
import { History } from './history.tsx'
import { Messages } from './messages.tsx'
import { Money } from './money.tsx'
import { Notes } from './notes.tsx'
import { Originals } from './originals.tsx'
import { OtherContracts } from './other-contracts.tsx'
import { OwnData } from './own-data.tsx'
import classes from './record.module.css'
import { RecordCases } from './record-cases.tsx'
import { SeenDocuments } from './seen-documents.tsx'
import { Shares } from './shares.tsx'
import { Stage } from './stage.tsx'
import { TellCandidate } from './tell-candidate.tsx'
import { Views } from './views.tsx'
import { WholeFile } from './whole-file.tsx'

/** What staff do with a record most often: below the details, beside the documents. */
export function Beside({ record }: { record: FullRecord }) {
  return (
    <>
      <Assignee record={record} />
      <Stage record={record} />
      <Notes recordId={record.id} />
    </>
  )
}

interface BelowProps {
  record: FullRecord
  /** The code just issued, while this page is open. */
  code: Secret
  onSlip: () => void
  onReceipt: (original: HeldOriginal) => void
}

/** Everything else, over the full width: the candidate's side, the agency's, and what happened. */
export function Below({ record, code, onSlip, onReceipt }: BelowProps) {
  return (
    <>
      <div className={classes.sides}>
        <div className={classes.stack}>
          <OtherContracts record={record} />
          <RecordCases recordId={record.id} />
          <AccessCode record={record} code={code} onSlip={onSlip} />
          <TellCandidate record={record} />
          <Messages record={record} />
          <Consents recordId={record.id} />
          <Shares recordId={record.id} />
          <Views recordId={record.id} />
        </div>
        <div className={classes.stack}>
          <Contract record={record} />
          <Money record={record} />
          <Comparisons record={record} />
          <Attestations record={record} />
          <SeenDocuments record={record} />
          <Originals record={record} onReceipt={onReceipt} />
          <WholeFile record={record} />
          <OwnData record={record} />
        </div>
      </div>
      <History recordId={record.id} />
    </>
  )
}
