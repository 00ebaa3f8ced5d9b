import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import type { FullClass } from '#modules/training/schema'
import { classQuery } from '../queries.ts'
import { Link, useParams } from '../routing.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { giveUpInput } from '../ui/unsaved-input.ts'
import { navigate } from '../visits.ts'
import { useClassesWords } from '../words/classes.ts'
import { ClassForm } from './class-form.tsx'
import { emptyValues, valuesOf } from './class-values.ts'
import { useAction } from './use-action.ts'

/** Makes a class. */
export function NewClassPage() {
  const words = useClassesWords().form.make
  const { run, isBusy } = useAction()
  const [initialValues] = useState(emptyValues)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <ClassForm
        initialValues={initialValues}
        isFeeFixed={false}
        button={words.button}
        isBusy={isBusy}
        onSave={async (body, onFields) => {
          const made = await run(
            () => call('POST /classes', { body }),
            ({ title }) => words.done(title),
            onFields,
          )
          if (made) {
            giveUpInput()
            await navigate({ to: '/classes/$classId', params: { classId: made.id } })
          }
          return made !== null
        }}
      />
    </div>
  )
}

/** Changes a class. */
export function EditClassPage() {
  const { classId } = useParams('/classes/$classId/edit')
  const found = useQuery(classQuery(classId))
  return <Loaded query={found}>{(data) => <EditClass key={data.id} of={data} />}</Loaded>
}

function EditClass({ of }: { of: FullClass }) {
  const words = useClassesWords().form.update
  const { run, isBusy } = useAction()
  const [{ version, initialValues }] = useState({
    version: of.version,
    initialValues: valuesOf(of),
  })
  const params = { id: of.id }
  return (
    <div>
      <PageHead
        title={words.title(of.title)}
        back={
          <Link to="/classes/$classId" params={{ classId: of.id }}>
            {words.back}
          </Link>
        }
      />
      <ClassForm
        initialValues={initialValues}
        isFeeFixed={of.state !== 'draft'}
        button={words.button}
        isBusy={isBusy}
        onSave={async (body, onFields) => {
          const saved = await run(
            () => call('PUT /classes/{id}', { params, body, version }),
            words.done,
            onFields,
          )
          if (saved) {
            giveUpInput()
            await navigate({ to: '/classes/$classId', params: { classId: of.id } })
          }
          return saved !== null
        }}
      />
    </div>
  )
}
