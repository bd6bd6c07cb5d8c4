const hexes = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .trim()
      .split(/\s+/)
      .map((one) => `#${one}`),
  );

/**
 * What a website has because of the framework that it is made with: colors of Bootstrap 3 to 5, Bulma, Foundation,
 * Material, WordPress, Ant, Element, and of links that nobody styled. Found by value in their own style sheets; black
 * and white are nobody's.
 */
export const frameworkColors = hexes(`
  0d6efd 6610f2 6f42c1 d63384 dc3545 fd7e14 ffc107 198754 20c997 0dcaf0 6c757d 343a40 f8f9fa e9ecef dee2e6
  ced4da adb5bd 495057 212529 052c65 2b2f32 0a3622 055160 664d03 58151c cfe2ff e2e3e5 d1e7dd cff4fc fff3cd
  f8d7da fcfcfd 9ec5fe c4c8cb a3cfbb 9eeaf9 ffe69c f1aeb5 0a58ca 2b3035 6ea8fe a7acb1 75b798 6edff6 ffda6a
  ea868f 031633 161719 051b11 032830 332701 2c0b0e 1a1d20 084298 41464b 0f5132 087990 997404 842029 8bb9fe
  e685b5 a6b5cc c5d7f2 bacbe6 bfd1ec b5b6b7 d7d8da cbccce d1d2d4 a7b9b1 c7dbd2 bcd0c7 c1d6cc a6c3ca c5e8ef
  badce3 bfe2e9 ccc2a4 f2e7c3 e6dbb9 ece1be c6acae eccccf dfc2c4 e5c7ca c6c7c8 ecedee dfe0e1 e5e6e7 4d5154
  2c3034 373b3e 323539 86b7fe b6d4fe 0b5ed7 0a53be 5c636a 565e64 51585e 157347 146c43 13653f 31d2f2 25cff2
  3dd5f3 ffca2c ffc720 ffcd39 bb2d3b b02a37 a52834 d3d4d5 babbbc 424649 007bff e83e8c 28a745 17a2b8 0069d9
  0062cc 0056b3 218838 c82333 e0a800 138496 337ab7 5cb85c 5bc0de f0ad4e d9534f 286090 23527c 2e6da4 4258ff
  d6d9e0 090a0c 4d5566 f3f4f6 2e333d 4f5769 404654 8891a5 14161a a5acbb 1f2229 b3b9c6 2a2e37 d0d4dc 353a46
  eeeff2 4b5263 565e71 606a80 6b778e 79849a 969eb0 c2c7d1 dfe2e7 e2e4e9 2c303a 01d1b2 000504 009e86 001f1a
  003830 06ffda 005245 006b5b 018571 01b89c 01ebc7 1fffdd 38ffe1 52ffe5 6bffe9 85ffed 9efff0 b8fff4 d1fff8
  ebfffc ccfff7 006657 7585ff 00020f 000529 000842 8f9cff 000b5c 000e75 a8b2ff 00118f c2c9ff 0014a8 0017c2
  dbdfff 001adb 001df5 f5f6ff 0f2bff 2942ff 5c6fff ccd2ff 000c66 66d1ff 00a1e5 001219 01b2ff 002433 33c2ff
  00364c 99e0ff 004766 e6f7ff 00597f 006b99 007db2 008fcc 1abaff 4cc9ff 7fd9ff b2e8ff ccf0ff 48c78e 34a873
  040c08 0a1f15 103323 96dfbe 164630 e4f7ee 1c5a3e f7fdfa 226d4b 288159 2e9466 3abb81 5bcd9a 6fd3a6 82d9b2
  a9e5ca bdebd6 d0f1e2 d8f3e7 184e36 ffb70f c28800 0f0b00 db9a00 291d00 f5ab00 422e00 ffce5c 5c4000 fffcf5
  755200 8f6400 a87600 ffbf29 ffc642 ffd675 ffdd8f ffe5a8 ffedc2 fff4db fff0cc 664700 ff6685 ff4d70 1a0005
  33000a ff8099 4c000f ff99ad 660014 ffb3c2 7f001a ffccd6 99001f b20024 cc0029 e5002e ff0033 ff1a47 ff335c
  ffe6eb 69748c abb1bf f9fafb ebecf0 0f1114 00d1b2 485fc7 3e8ed0 ffe08a f14668 3273dc 209cee 23d160 ffdd57
  ff3860 363636 1779ba 3adb76 ffae00 cc4b37 1468a0 126195 14679e 1976d2 1565c0 42a5f5 9c27b0 d32f2f ed6c02
  0288d1 2e7d32 6200ee 03dac6 cf2e2e ff6900 fcb900 7bdcb5 00d084 8ed1fc 0693e3 9b51e0 f78da7 32373c 007cba
  0073aa 1677ff 1890ff 52c41a faad14 ff4d4f 0000ee 551a8b 0000ff 409eff 67c23a e6a23c f56c6c
`);

/** Tailwind's palette: listed on every page made with it, but a color of it that paints something was chosen. */
export const tailwindColors = hexes(`
  fef2f2 ffe2e2 ffc9c9 ffa2a2 ff6467 fb2c36 e7000b c10007 9f0712 82181a 460809 fff7ed ffedd4 ffd6a8 ffb86a
  ff8904 ff6900 f54a00 ca3500 9f2d00 7e2a0c 441306 fffbeb fef3c6 fee685 ffd230 ffba00 fd9a00 e17100 bb4d00
  973c00 7b3306 461901 fefce8 fef9c2 fff085 ffdf20 fcc800 efb100 d08700 a65f00 894b00 733e0a 432004 f7fee7
  ecfcca d8f999 bbf451 9ae600 7ccf00 5ea500 497d00 3d6300 35530e 192e03 f0fdf4 dcfce7 b9f8cf 7bf1a8 05df72
  00c951 00a63e 008236 016630 0d542b 032e15 ecfdf5 d0fae5 a4f4cf 5ee9b5 00d492 00bc7d 009966 007a55 006045
  004f3b 002c22 f0fdfa cbfbf1 96f7e4 46ecd5 00d5be 00bba7 009689 00786f 005f5a 0b4f4a 022f2e ecfeff cefafe
  a2f4fd 53eafd 00d3f2 00b8db 0092b8 007595 005f78 104e64 053345 f0f9ff dff2fe b8e6fe 74d4ff 00bcff 00a6f4
  0084d1 0069a8 00598a 024a70 052f4a eff6ff dbeafe bedbff 8ec5ff 51a2ff 2b7fff 155dfc 1447e6 193cb8 1c398e
  162456 eef2ff e0e7ff c6d2ff a3b3ff 7c86ff 615fff 4f39f6 432dd7 372aac 312c85 1e1a4d f5f3ff ede9fe ddd6ff
  c4b4ff a684ff 8e51ff 7f22fe 7008e7 5d0ec0 4d179a 2f0d68 faf5ff f3e8ff e9d4ff dab2ff c27aff ad46ff 9810fa
  8200db 6e11b0 59168b 3c0366 fdf4ff fae8ff f6cfff f4a8ff ed6bff e12afb c800de a800b7 8a0194 721378 4b004f
  fdf2f8 fce7f3 fccee8 fda5d5 fb64b6 f6339a e60076 c6005c a3004c 861043 510424 fff1f2 ffe4e6 ffccd3 ffa1ad
  ff637e ff2056 ec003f c70036 a50036 8b0836 4d0218 f8fafc f1f5f9 e2e8f0 cad5e2 90a1b9 62748e 45556c 314158
  1d293d 0f172b 020618 f9fafb f3f4f6 e5e7eb d1d5dc 99a1af 6a7282 4a5565 364153 1e2939 101828 030712 fafafa
  f4f4f5 e4e4e7 d4d4d8 9f9fa9 71717b 52525c 3f3f46 27272a 18181b 09090b f5f5f5 e5e5e5 d4d4d4 a1a1a1 737373
  525252 404040 262626 171717 0a0a0a fafaf9 f5f5f4 e7e5e4 d6d3d1 a6a09b 79716b 57534d 44403b 292524 1c1917
  0c0a09 f3f1f3 e7e4e7 d7d0d7 a89ea9 79697b 594c5b 463947 2a212c 1d161e 0c090c fbfbf9 f4f4f0 e8e8e3 d8d8d0
  abab9c 7c7c67 5b5b4b 474739 2b2b22 1d1d16 0c0c09 f9fbfb f1f3f3 e3e7e8 d0d6d8 9ca8ab 67787c 4b585b 394447
  22292b 161b1d 090b0c fbfaf9 f3f1f1 e8e4e3 d8d2d0 aba09c 7c6d67 5b4f4b 473c39 2b2422 1d1816
`);
