import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useForm } from './use-form.ts'

const initialValues = {
  name: 'Rahima',
  address: { city: 'Dhaka' },
  stages: [{ own: 'first' }, { own: 'second' }, { own: 'third' }],
}

/** A form outside a page: what it holds is read by what it does. */
function formOf() {
  let form: ReturnType<typeof useForm<typeof initialValues>> | null = null
  const Page = () => {
    form = useForm({ initialValues })
    return null
  }
  renderToStaticMarkup(createElement(Page))
  if (!form) throw new Error('It was not rendered')
  return form as ReturnType<typeof useForm<typeof initialValues>>
}

test('a change reaches its place alone, and takes the error of that field away', () => {
  const form = formOf()
  form.setErrors({ 'address.city': 'unknown', name: 'too long' })
  form.setFieldValue('address.city', 'Khulna')
  form.getInputProps('name').onChange({
    nativeEvent: {},
    currentTarget: { type: 'text', value: 'Amina' },
  })
  expect(form.getValues()).toEqual({ ...initialValues, name: 'Amina', address: { city: 'Khulna' } })
  expect(initialValues.address.city).toBe('Dhaka')
  expect(form.getInputProps('address.city').error).toBeUndefined()
  expect(['name', 'stages', undefined].map((path) => form.isDirty(path))).toEqual([
    true,
    false,
    true,
  ])
  form.setFieldValue('name', (before) => `${before} Begum`)
  expect(form.getValues().name).toBe('Amina Begum')
  form.resetDirty()
  expect(form.isDirty()).toBe(false)
  form.reset()
  expect(form.getValues()).toEqual(initialValues)
})

test('what is wrong with an item of a list goes with it', () => {
  const form = formOf()
  const wrong = () => [0, 1, 2].map((at) => form.getInputProps(`stages.${at}.own`).error ?? '')
  form.setErrors({ stages: 'too few', 'stages.2.own': 'wrong' })
  form.reorderListItem('stages', { from: 2, to: 0 })
  expect(wrong()).toEqual(['wrong', '', ''])
  form.removeListItem('stages', 1)
  form.insertListItem('stages', { own: 'new' })
  expect(form.getValues().stages.map(({ own }) => own)).toEqual(['third', 'second', 'new'])
  expect(wrong()).toEqual(['wrong', '', ''])
  form.removeListItem('stages', 0)
  expect(wrong()).toEqual(['', '', ''])
  expect(form.getInputProps('stages').error).toBeUndefined()
})
