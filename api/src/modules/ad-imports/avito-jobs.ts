import { quoted } from '@ostrov/shared/formats/quoted'
import { isNoPrice, payIn, rublesIn } from './feed-numbers'
import { type FileValues, type Known, type Reader, type WordsFor, wordFor } from './words'

const SCHEDULES: WordsFor<'vacancies', 'schedule'> = {
  ...{ вахт: 'shifts', сменн: 'shifts', свободн: 'flexible', гибк: 'flexible', 'неполный день': 'flexible' },
  ...{ удал: 'remote', дистанц: 'remote', фиксированн: 'five_two', пятиднев: 'five_two', '5/2': 'five_two' },
  ...{ '2/2': 'two_two' },
}
const EMPLOYMENTS: WordsFor<'vacancies', 'type_employment'> = {
  ...{ вахт: 'rotation', неполн: 'part', частичн: 'part', подработ: 'part', полн: 'full' },
  ...{ стажировк: 'internship', проект: 'project' },
}
/** Of «Более 5 лет» ours of above six asks for no less. */
const EXPERIENCES: WordsFor<'vacancies', 'work_experience'> = {
  ...{ 'не имеет': 'none', 'без опыта': 'none', 'нет опыта': 'none', 'не требуется': 'none', 'не нужен': 'none' },
  ...{ 'более 1 г': 'from_1_to_3', 'от 1 г': 'from_1_to_3', '1-3 г': 'from_1_to_3', '1–3 г': 'from_1_to_3' },
  ...{ 'более 3 л': 'from_3_to_6', 'от 3 л': 'from_3_to_6', '3-6 л': 'from_3_to_6', '3–6 л': 'from_3_to_6' },
  ...{ 'более 5 л': 'over_6', 'более 6 л': 'over_6', 'более 10 л': 'over_6', 'от 6 л': 'over_6' },
}

type Job = FileValues<'vacancies'>
type Terms = 'specialization' | 'work_experience' | 'education' | 'type_employment' | 'schedule'
type Pay = Pick<Job, 'salary_from' | 'salary_to' | 'salary_kind'>

/** What a vacancy of Avito says of the work. */
export function jobOf(item: Reader, known: Known): Pick<Job, Terms | keyof Pay> {
  const terms = item.one('JobType', 'Schedule')
  const [employment, schedule] = [wordFor(terms, EMPLOYMENTS), wordFor(terms, SCHEDULES)]
  if (terms !== null && employment === null && schedule === null) item.choice('schedule', {}, 'JobType', 'Schedule')
  return {
    specialization: specializationOf(item, known),
    ...payOf(item),
    work_experience: item.assume('work_experience', item.choice('work_experience', EXPERIENCES, 'Experience'), 'none'),
    education: item.assume('education', null, 'any'),
    type_employment: item.assume('type_employment', employment, 'full'),
    schedule: item.assume('schedule', schedule, 'five_two'),
  }
}

function specializationOf(item: Reader, known: Known): string | null {
  const named = item.one('Profession', 'Specialization', 'Industry') ?? ''
  const found = known.entry('specialization', named) ?? known.entry('specialization', item.one('Title') ?? '')
  return found ?? item.complain('specialization', `Специальности ${quoted(named)} у\u00A0нас нет`)
}

function payOf(item: Reader): Pay {
  const [from, to, said] = [item.one('SalaryRange/From'), item.one('SalaryRange/To'), item.one('Salary', 'Price')]
  if (from !== null || to !== null)
    return {
      salary_from: item.number('salary_from', rublesIn, 'SalaryRange/From'),
      salary_to: item.number('salary_to', rublesIn, 'SalaryRange/To'),
      salary_kind: item.assume('salary_kind', null, 'net'),
    }
  const none: Pay = { salary_from: null, salary_to: null, salary_kind: 'net' }
  if (said === null || isNoPrice(said)) return none
  const { pay, complaint } = payIn(said)
  if (pay) return { salary_from: pay.from, salary_to: pay.to, salary_kind: pay.kind }
  item.complain('salary_from', complaint)
  return none
}
