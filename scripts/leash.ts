/**
 * A leash: a child process that can't outlive us.
 *
 * The child runs in its own session under a few lines of /bin/sh that read one descriptor. While somebody holds
 * the other end open, nothing happens; when the last holder closes it, or dies for any reason (SIGKILL and a
 * closed terminal too), the kernel reports the end of file and the shell stops the whole process group.
 */

const KEEPER = `
exec 3<&0
trap : TERM INT HUP
"$@" </dev/null 3<&- &
child=$!
(
  trap : TERM INT HUP
  while read -r _ <&3; do :; done
  kill -s "$LEASH_SIGNAL" 0
  left=$((LEASH_GRACE * 10))
  while [ $left -gt 0 ] && kill -0 $$ 2>/dev/null; do sleep 0.1; left=$((left - 1)); done
  kill -KILL 0
) </dev/null >/dev/null 2>&1 &
watch=$!
while :; do
  wait $child
  code=$?
  kill -0 $child 2>/dev/null || break
done
# A wait that our own signal cut short says so instead of how the child ended.
if [ $code -gt 128 ]; then
  wait $child 2>/dev/null
  again=$?
  [ $again -eq 127 ] || code=$again
fi
kill -KILL $watch 2>/dev/null
kill -s "$LEASH_SIGNAL" 0
exit $code
`

/** The system account a child runs under; only root can choose one. */
export type Identity = { uid: number; gid: number }

/** How to start a leashed child. */
export type LeashOptions = {
  command: string[]
  cwd: string
  env: Record<string, string | undefined>
  /** The read end of what is held; `pipe` makes one that this process holds until `release()`. */
  held: number | 'pipe'
  /** What the process group gets first. */
  signal: 'TERM' | 'INT'
  /** Seconds between that and SIGKILL. */
  grace: number
  identity?: Identity | undefined
  /** Opens this further descriptor for the child to write to, read from `told`. */
  tells?: number
  /** Descriptor for both outputs, `pipe` to read them from the returned process, or ours. */
  output: number | 'pipe' | 'inherit'
}

/** Starts a child on a leash. `release()` asks it to stop; `exited` gives its exit code. */
export function leash(options: LeashOptions) {
  const process = Bun.spawn(['/bin/sh', '-c', KEEPER, 'sh', ...options.command], {
    cwd: options.cwd,
    env: { ...options.env, LEASH_SIGNAL: options.signal, LEASH_GRACE: String(options.grace) },
    stdio: [options.held, options.output, options.output, ...furtherPipe(options.tells)],
    detached: true,
    ...options.identity,
  })
  const { stdin } = process
  const telling = options.tells === undefined ? null : process.stdio[options.tells]
  return {
    process,
    exited: process.exited,
    /** What the child writes to the descriptor of `tells`. */
    told: typeof telling === 'number' ? Bun.file(telling).stream() : null,
    release() {
      if (stdin !== undefined && typeof stdin !== 'number') void stdin.end()
    },
    /** Ends whatever is left of the group, at once. */
    kill() {
      killGroup(process.pid)
    },
  }
}

/** The shell's own descriptor, 3, stays free. */
function furtherPipe(place: number | undefined): ('ignore' | 'pipe')[] {
  return place === undefined ? [] : [...Array.from({ length: place - 3 }, () => 'ignore' as const), 'pipe']
}

function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody is left in the group, which is what we wanted.
  }
}
