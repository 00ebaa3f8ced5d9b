import { createClass, moveClass } from '#modules/training'
import { newClassSchema } from '#modules/training/schema'
import type { ActionContext } from '#platform/context'
import { dayFromToday } from './day-from-today.ts'

/** Opens an invented class that students can join. */
export async function openClass(admin: ActionContext): Promise<void> {
  await admin.write(async (ctx) => {
    const days = await Promise.all([7, 8].map((days) => dayFromToday(ctx, days)))
    const { id } = await createClass(
      ctx,
      newClassSchema.parse({
        title: 'Before you leave: how to read a payslip',
        teacherName: 'Nasrin Islam',
        place: '12 Example Lane, Sampletown',
        timeZone: 'Asia/Dhaka',
        sessions: days.map((day) => ({ startsAt: `${day}T10:00`, endsAt: `${day}T12:00` })),
        seats: 20,
        fee: 0,
        currency: 'BDT',
      }),
    )
    await moveClass(ctx, { classId: id, to: 'open' })
  })
}
