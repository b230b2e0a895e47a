import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 300;
const SILENT_POLLS = 50;

/**
 * Runs `work` while no other process of this checkout does. The holder writes its process id into the lock file and
 * touches it every second. A lock is taken over if its process is gone or it is no longer touched (the id may have been
 * reused), so a killed process does not block others.
 */
export async function withLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${process.pid} ${Date.now()}`;
  let seen = '';
  let silent = 0;
  while (!take(file, mine)) {
    if (silent === 0 && seen === '') onWait();
    const state = look(file);
    silent = state === seen ? silent + 1 : 0;
    seen = state;
    if (state !== '' && (silent > SILENT_POLLS || !isAlive(Number.parseInt(state, 10)))) {
      remove(file, state);
      continue;
    }
    await sleep(POLL_MS);
  }
  const release = () => content(file) === mine && rmSync(file, { force: true });
  const beat = setInterval(() => touch(file), 1000);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

function take(file, mine) {
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function remove(file, state) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    // Another waiting process was faster and owns this lock now: give it back.
    if (!state.startsWith(`${content(aside)}|`)) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

function look(file) {
  try {
    return `${content(file)}|${statSync(file).mtimeMs}`;
  } catch {
    return '';
  }
}

function content(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The lock file was deleted by hand; the work continues.
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
