import { oneOf } from '../typed'

import { type AdFields, EDUCATIONS, EMPLOYMENTS, EXPERIENCES, SCHEDULES } from './shapes'

/** What vacancies and resumes say alike, of «experience education employment schedule». */
export function workOf(specialization: string, words: string): AdFields['resumes'] {
  const [experience, education, employment, schedule] = words.split(' ')
  return {
    specialization,
    work_experience: oneOf(EXPERIENCES, experience),
    education: oneOf(EDUCATIONS, education),
    type_employment: oneOf(EMPLOYMENTS, employment),
    schedule: oneOf(SCHEDULES, schedule),
  }
}
