export {
  appointmentRefusals,
  endAppointment,
  listAppointments,
  makeAppointments,
  moveAppointment,
  tellOfNear,
} from './appointments.ts'
