;; Compiled into nearness.ts; the test beside it compiles it again and compares.
(module
  (import "index" "memory" (memory 0))
  ;; scores[n] = the sum of vectors[n][place] * asked[place], for each of `count` vectors of `length` signed bytes
  (func (export "nearness")
    (param $vectors i32) (param $asked i32) (param $scores i32) (param $count i32) (param $length i32)
    (local $place i32) (local $some v128) (local $other v128) (local $sum v128)
    (block $done
      (loop $each
        (br_if $done (i32.eqz (local.get $count)))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $place (i32.const 0))
        (loop $sixteen
          (local.set $some (v128.load (i32.add (local.get $vectors) (local.get $place))))
          (local.set $other (v128.load (i32.add (local.get $asked) (local.get $place))))
          (local.set $sum
            (i32x4.add (local.get $sum)
              (i32x4.add
                (i32x4.dot_i16x8_s
                  (i16x8.extend_low_i8x16_s (local.get $some)) (i16x8.extend_low_i8x16_s (local.get $other)))
                (i32x4.dot_i16x8_s
                  (i16x8.extend_high_i8x16_s (local.get $some)) (i16x8.extend_high_i8x16_s (local.get $other))))))
          (br_if $sixteen
            (i32.lt_u
              (local.tee $place (i32.add (local.get $place) (i32.const 16)))
              (local.get $length))))
        (i32.store (local.get $scores)
          (i32.add
            (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
            (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
        (local.set $vectors (i32.add (local.get $vectors) (local.get $length)))
        (local.set $scores (i32.add (local.get $scores) (i32.const 4)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $each)))))
