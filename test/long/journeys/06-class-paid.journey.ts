import { dayAfter, dayIn } from '#platform/clock/schema'
import { callApi } from '#test/call-api'
import { openDashboard } from '#test/dashboard'
import { signIn } from '#test/sign-in'
import { expectToast } from '#test/toasts'
import { openClass } from '#test/training-entries'
import { expect, test } from './journey.ts'
import { accept, atDesk, invitation, keyOf, staff, students, telephone } from './people.ts'

const title = 'Welding course'

test('A class is paid, and attended', async ({ life, browserOf, step }) => {
  const { product } = life
  const desk = await browserOf()
  await atDesk(product, desk, staff.bashir, ['/classes', 'Classes'])
  const key = await keyOf(desk, product, 'accounts')
  const found = await callApi(product, key, ['POST', '/accounts/search'], {
    search: staff.mita.email,
  })
  const day = dayAfter(dayIn('Asia/Dhaka', new Date(Date.now() + life.ahead()).toISOString()), 1)
  const classId = await openClass(product, key, {
    ...{ title, seats: 1, fee: 500_000, teacherId: found.accounts[0].id },
    sessions: [{ startsAt: `${day}T10:00`, endsAt: `${day}T12:00` }],
  })
  const phones = []
  for (const who of Object.values(students)) {
    const link = await invitation(desk, product, 'student')
    const phone = await browserOf({ ...telephone, javaScriptEnabled: false })
    await accept(phone, link, who)
    await signIn(product, phone.context(), who)
    await phone.goto(`${product.url}/my/classes/open`)
    phones.push(phone)
  }
  const [sadia, zaman] = phones
  if (!(sadia && zaman)) throw new Error('Nobody came')
  await step('A class that is open', sadia, { also: 'bn' })
  await sadia.getByRole('button', { name: new RegExp(`${title}$`) }).click()
  await sadia.goto(`${product.url}/my/classes/selected`)
  await expect(sadia.getByRole('main')).toContainText(title)
  await step('A seat is kept until it is paid', sadia, { also: 'bn' })
  await zaman.reload()
  await zaman.getByRole('button', { name: new RegExp(`${title}$`) }).click()
  await expect(zaman.getByText('number 1 on the waiting list')).toBeVisible()
  await step('The next one waits', zaman, { also: 'fil' })

  await openDashboard(desk, product, `/classes/${classId}`, title)
  await step('The class at the desk', desk, { also: 'bn' })
  await desk.getByRole('link', { name: `Record a payment of ${students.sadia.name}` }).click()
  await expect(desk.getByLabel('Amount')).toHaveValue(/5,?000/)
  await step('The fee is paid', desk)
  await desk.getByRole('button', { name: 'Save the entry' }).click()
  const receipt = desk.getByRole('article', { name: 'Receipt' })
  const code = await receipt.getByRole('img').getAttribute('aria-label')
  await step('Her receipt', desk)

  const stranger = await browserOf({ ...telephone, locale: 'hi-IN', javaScriptEnabled: false })
  await stranger.goto(String(code).replace('QR code of ', ''))
  await expect(stranger.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(stranger.getByRole('main')).toContainText('5,000')
  await expect(stranger.getByRole('main')).not.toContainText(students.sadia.name)
  await step('A stranger confirms the receipt, in Hindi', stranger)

  await sadia.goto(`${product.url}/my/classes`)
  await expect(sadia.getByText(title).first()).toBeVisible()
  await step('She has the seat', sadia, { also: 'ar' })
  await sadia.goto(`${product.url}/my/payments`)
  await step('What she paid', sadia, { also: 'bn' })
  await zaman.goto(`${product.url}/my/classes/selected`)
  await expect(zaman.getByText('number 1 on the waiting list')).toBeVisible()

  const early = await browserOf()
  await atDesk(product, early, staff.mita, [`/taught-classes/${classId}`, title])
  await expect(early.getByText('The day of this session has not come yet.')).toBeVisible()
  await callApi(product, key, ['POST', `/classes/${classId}/state`], { state: 'running' })
  await life.pass(1)

  const teacher = await browserOf()
  await atDesk(product, teacher, staff.mita, [`/taught-classes/${classId}`, title])
  await teacher.getByRole('checkbox', { name: students.sadia.name }).check()
  await teacher.getByRole('button', { name: 'Save attendance' }).click()
  await expectToast(teacher, 'Attendance saved')
  await step('On the day: who was there', teacher, { also: 'bn' })
  await callApi(product, key, ['POST', `/classes/${classId}/state`], { state: 'finished' })

  await signIn(product, sadia.context(), students.sadia)
  await sadia.goto(`${product.url}/my/classes`)
  await sadia.getByRole('link', { name: 'Attendance slip' }).click()
  await expect(sadia.getByRole('article')).toContainText('attended 1 of 1')
  await step('Her attendance slip', sadia, { also: 'bn' })
  await life.pass(1)
})
