import type { Socket } from 'bun'

export type TakenLetter = { from: string; to: string[]; data: string }
type Talk = { buffer: string; letter: TakenLetter; inData: boolean; isKnown: boolean }

/** A mail server that speaks SMTP: wants a sign-in, refuses `nobody@…` for good and `busy@…` for now. */
export function startSmtpStandIn(user: string, password: string) {
  const taken: TakenLetter[] = []
  const credentials = Buffer.from(`\0${user}\0${password}`).toString('base64')
  const server = Bun.listen<Talk>({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      open(socket) {
        socket.data = { buffer: '', letter: emptyLetter(), inData: false, isKnown: false }
        say(socket, '220 mail.test ready')
      },
      data(socket, chunk) {
        const talk = socket.data
        talk.buffer += chunk.toString('utf8')
        for (let end = endOfPart(talk); end >= 0; end = endOfPart(talk)) {
          const part = talk.buffer.slice(0, end)
          talk.buffer = talk.buffer.slice(end + (talk.inData ? 5 : 2))
          if (talk.inData) takeLetter(socket, part, taken)
          else obey(socket, part, credentials)
        }
      },
    },
  })
  return { taken, port: server.port, stop: () => server.stop(true) }
}

function endOfPart(talk: Talk) {
  return talk.buffer.indexOf(talk.inData ? '\r\n.\r\n' : '\r\n')
}

function takeLetter(socket: Socket<Talk>, data: string, taken: TakenLetter[]) {
  taken.push({ ...socket.data.letter, data })
  socket.data.letter = emptyLetter()
  socket.data.inData = false
  say(socket, '250 taken')
}

function obey(socket: Socket<Talk>, line: string, credentials: string) {
  const talk = socket.data
  const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
  const verb = line.split(/[ :]/)[0]?.toUpperCase()
  if (verb === 'EHLO') return say(socket, '250-mail.test', '250-SMTPUTF8', '250-8BITMIME', '250 AUTH PLAIN')
  if (verb === 'QUIT') return say(socket, '221 bye')
  if (verb === 'RSET') return say(socket, '250 ok')
  if (verb === 'AUTH') {
    talk.isKnown = line === `AUTH PLAIN ${credentials}`
    return say(socket, talk.isKnown ? '235 welcome' : '535 wrong sign-in')
  }
  if (!talk.isKnown) return say(socket, '530 sign in first')
  if (verb === 'MAIL') {
    talk.letter.from = address
    return say(socket, '250 ok')
  }
  if (verb === 'RCPT') {
    if (address.startsWith('nobody@')) return say(socket, '550 no such mailbox')
    if (address.startsWith('busy@')) return say(socket, '450 try later')
    talk.letter.to.push(address)
    return say(socket, '250 ok')
  }
  if (verb === 'DATA') {
    talk.inData = true
    return say(socket, '354 go on')
  }
  return say(socket, '500 unknown command')
}

function say(socket: Socket<Talk>, ...lines: string[]) {
  socket.write(`${lines.join('\r\n')}\r\n`)
}

function emptyLetter(): TakenLetter {
  return { from: '', to: [], data: '' }
}
