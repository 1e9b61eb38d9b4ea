/** What is tried first by whoever guesses passwords: the heads of published lists, and what they become on Russian keys. */
const COMMON = new Set(
  `password passw0rd password1 qwerty123 qwerty12 qwertyuiop 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx zaq12wsx qazwsxedc
  iloveyou sunshine princess football baseball superman trustno1 letmein1 welcome1 admin123 administrator changeme
  starwars whatever computer internet dragon12 monkey12 master12 samsung1 abcd1234 asdf1234 a1b2c3d4 123qweasd 123qwe123
  пароль12 пароль123 парольпароль привет12 привет123 любовь12 йцукен12 йцукен123 russia12 sakhalin ресторан restaurant`.split(
    /\s+/,
  ),
)
const ROWS = [
  '1234567890',
  '0987654321',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
]
const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюя']

/** Whether a password is among the first that anybody would try: often used, one run of keys, or a few signs over and over. */
export function isWeakPassword(password: string): boolean {
  const folded = password.toLowerCase()
  if (COMMON.has(folded) || COMMON.has(folded.replace(/[\d!@#$.]+$/, ''))) return true
  return isRepeated(folded) || isRun(folded)
}

/** «aaaaaaaa», «12121212», «qwerqwer» */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(text) || new Set(text).size < 3
}

/** All of it is made of neighbours, on the keys or in the alphabet: «12345678», «qwertyui», «qwerty123», «87654321». */
function isRun(text: string): boolean {
  const runs = [...ROWS, ...ALPHABETS].flatMap((row) => [row, [...row].reverse().join('')])
  let left = text
  while (left.length > 0) {
    const run = Array.from({ length: left.length }, (_, at) => left.slice(0, left.length - at)).find(
      (head) => head.length >= 3 && runs.some((row) => row.includes(head)),
    )
    if (!run) return false
    left = left.slice(run.length)
  }
  return true
}
