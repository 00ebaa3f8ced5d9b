import { useQuery } from '@tanstack/react-query'
import { useSlipsWords } from '#words/slips'
import { chosenRecordsQuery } from '../queries.ts'
import { Link, useSearch } from '../routing.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SlipRun } from './slip-run.tsx'

/** Issues the access codes of the chosen records and prints their slips in one go. */
export function SlipsPage() {
  const words = useSlipsWords()
  const { of } = useSearch('/slips')
  return (
    <div>
      {of === undefined ? (
        <>
          <PageHead title={words.title} />
          <p>
            {words.none} <Link to="/records">{words.choose}</Link>
          </p>
        </>
      ) : (
        <Chosen key={of} of={of} />
      )}
    </div>
  )
}

function Chosen({ of }: { of: string }) {
  const chosen = useQuery(chosenRecordsQuery(of))
  const ids = of.split(',')
  return (
    <Loaded query={chosen}>
      {({ records }) => (
        <SlipRun
          records={ids.flatMap((id) => records.filter((record) => record.id === id))}
          gone={ids.length - records.length}
        />
      )}
    </Loaded>
  )
}
