import type { FullRecord, HeldPaper } from '../queries.ts'
import type { Secret } from '../ui/use-secret.ts'
import { AccessCode } from './access-code.tsx'
import { Assignee } from './assignee.tsx'
import { Attestations } from './attestations.tsx'
import { Comparisons } from './comparisons.tsx'
import { Consents } from './consents.tsx'
import { Contract } from './contract.tsx'
import { Messages } from './messages.tsx'
import { Money } from './money.tsx'
import { Notes } from './notes.tsx'
import { Originals } from './originals.tsx'
import { OtherContracts } from './other-contracts.tsx'
import { OwnData } from './own-data.tsx'
import { ReportedMistakes } from './reported-mistakes.tsx'
import { SeenPapers } from './seen-papers.tsx'
import { Shares } from './shares.tsx'
import { Stage } from './stage.tsx'
import { TellCandidate } from './tell-candidate.tsx'
import { Views } from './views.tsx'
import { WholeFile } from './whole-file.tsx'

export { History } from './history.tsx'

interface SectionsProps {
  record: FullRecord
  /** The code just issued, while this page is open. */
  code: Secret
  onSlip: () => void
  onReceipt: (original: HeldPaper) => void
}

/** What stands below the details of a record; none of it is on the first screen. */
export function Sections({ record, code, onSlip, onReceipt }: SectionsProps) {
  return (
    <>
      <Assignee record={record} />
      <Notes recordId={record.id} />
      <OtherContracts record={record} />
      <ReportedMistakes recordId={record.id} />
      <Comparisons record={record} />
      <Attestations record={record} />
      <AccessCode record={record} code={code} onSlip={onSlip} />
      <TellCandidate record={record} />
      <Messages record={record} />
      <Consents recordId={record.id} />
      <WholeFile record={record} />
      <OwnData record={record} />
      <Stage record={record} />
      <Contract record={record} />
      <Money record={record} />
      <SeenPapers record={record} />
      <Originals record={record} onReceipt={onReceipt} />
      <Shares recordId={record.id} />
      <Views recordId={record.id} />
    </>
  )
}
