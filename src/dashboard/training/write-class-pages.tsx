import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import type { FullClass } from '#modules/training/schema'
import { classQuery } from '../queries.ts'
import { Link, useParams } from '../routing.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useClassesWords } from '../words/classes.ts'
import { ClassForm } from './class-form.tsx'
import { emptyValues, valuesOf } from './class-values.ts'

/** Makes a class. */
export function NewClassPage() {
  const words = useClassesWords().form.make
  const [initialValues] = useState(emptyValues)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <ClassForm
        initialValues={initialValues}
        isFeeFixed={false}
        button={words.button}
        send={(body) => call('POST /classes', { body })}
        done={({ title }) => words.done(title)}
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
        send={(body) => call('PUT /classes/{id}', { params, body, version })}
        done={words.done}
      />
    </div>
  )
}
