import Foundation
import Security

/// The token of the signed-in owner: on this device only, and only after it has been unlocked once.
final class SessionKeychain {
    private let place: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword,
        kSecAttrService: "session",
        kSecAttrAccount: "owner",
    ]

    func read() -> String? {
        var query = place
        query[kSecReturnData] = true
        query[kSecMatchLimit] = kSecMatchLimitOne
        var found: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess, let data = found as? Data else {
            return nil
        }
        return String(data: data, encoding: .utf8)
    }

    /// Nothing takes it out.
    func keep(_ token: String?) {
        SecItemDelete(place as CFDictionary)
        guard let token, let data = token.data(using: .utf8) else { return }
        var item = place
        item[kSecValueData] = data
        item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        SecItemAdd(item as CFDictionary, nil)
    }
}
