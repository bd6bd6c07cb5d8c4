import * as fc from 'fast-check';

// The same examples in every run, so that a red test is red for everybody; SEED=<number> draws others.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_121) });
