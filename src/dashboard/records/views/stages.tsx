import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stagesOf } from '#modules/organisation/lines.schema'
import { useStagesWords } from '#words/stages'
import { organisationQuery, stagesQuery } from '../../queries.ts'
import { KeysDialog } from '../../ui/keys-dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Board } from '../board/board.tsx'
import { boardKeys } from '../board/use-moves.ts'

/** All records by their stage. */
export function View() {
  const words = useStagesWords()
  const stages = useQuery(stagesQuery)
  const organisation = useQuery(organisationQuery)
  const [areKeysShown, showKeys] = useState(false)
  return (
    <div>
      <PageHead
        title={words.title}
        lead={
          <>
            {words.lead} <span data-for-keyboard>{words.leadKeys}</span>
          </>
        }
      >
        <Button variant="default" data-for-keyboard onClick={() => showKeys(true)}>
          {words.showKeys}
        </Button>
      </PageHead>
      <Loaded query={organisation}>
        {(settings) => (
          <Loaded query={stages}>
            {({ stages: all }) => (
              <Board named={stagesOf(settings)} all={all.map(({ name }) => name)} />
            )}
          </Loaded>
        )}
      </Loaded>
      <KeysDialog
        isOpen={areKeysShown}
        onClose={() => showKeys(false)}
        groups={boardKeys(words.keys)}
      />
    </div>
  )
}
