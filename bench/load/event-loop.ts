import fs from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * Loaded before the server (`node --import`): how late its event loop ran, as JSON in milliseconds, written once a
 * second to the file that LOOP_DELAY_FILE names.
 */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const file = process.env['LOOP_DELAY_FILE'];
const inMs = (nanoseconds: number): number => nanoseconds / 1e6;

if (file)
  setInterval(() => {
    const { max } = delay;
    fs.writeFileSync(file, JSON.stringify({ p99: inMs(delay.percentile(99)), max: inMs(max) }));
  }, 1000).unref();
